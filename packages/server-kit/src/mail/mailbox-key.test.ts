import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailboxKey, toMailbox } from './mailbox-key.ts';

test.each([
  ['Ada@Paper.Example', 'ada@paper.example'],
  ['ada+news+more@paper.example', 'ada@paper.example'],
  ['a.d.a@paper.example', 'a.d.a@paper.example'],
  ['A.d.a+x@GMail.com', 'ada@gmail.com'],
  ['ad.a@googlemail.com', 'ada@gmail.com'],
  ['ａｄａ@paper.example', 'ada@paper.example'],
  ['ada@paper.example.', 'ada@paper.example'],
  ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ['a-d_a.x+1@pm.me', 'adax@proton.me'],
  ['ada@me.com', 'ada@icloud.com'],
  ['ada-news@yahoo.com', 'ada@yahoo.com'],
  ['ada-news@paper.example', 'ada-news@paper.example'],
])('%s fills the mailbox %s', (address, mailbox) => {
  expect(toMailbox(address)).toBe(mailbox);
});

test('tags and letter case make no new mailbox, and any address fits the column of limits', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9]{0,200}$/), (address, tag) => {
      const tagged = address.replace('@', `+${tag}@`).toUpperCase();
      expect(mailboxKey(tagged)).toBe(mailboxKey(address));
      expect(mailboxKey(tagged)).toHaveLength(43);
    }),
  );
});
