import { personSectionForms } from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sectionsOf } from '../rows/person-sections.ts';
import { person, post } from './content-schemas.ts';
import { htmlOf } from './markdown.ts';
import { demoContent } from './read-content.ts';
import { readMarkdown, readYaml } from './read-file.ts';

describe('the content', () => {
  const content = demoContent();

  test('has the promised size', () => {
    expect(content.organisations).toHaveLength(5);
    expect(content.people.filter(({ kind }) => kind !== 'staff')).toHaveLength(60);
    expect(content.posts).toHaveLength(45);
    expect(content.questions).toHaveLength(80);
    expect(new Set(content.accounts.map(({ role }) => role)).size).toBe(12);
  });

  test('has profiles whose sections the product takes', () => {
    for (const each of content.people)
      for (const { kind, data } of sectionsOf(each, new Date('2026-11-19T10:12:00Z'))) {
        const parsed = personSectionForms[kind].safeParse(data);
        expect({ of: each.username, issues: parsed.error?.issues ?? [] }).toEqual({
          of: each.username,
          issues: [],
        });
      }
  });

  test('uses only the tags that rich text allows', () => {
    const allowed = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'];
    const html = [...content.posts, ...content.questions.flatMap(({ answers }) => answers)].map(
      (each) => each.html,
    );
    const tags = html.flatMap((text) => [...text.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag ?? ''));
    expect(tags.length).toBeGreaterThan(300);
    expect(tags.filter((tag) => !allowed.includes(tag))).toEqual([]);
  });

  test('schedules nothing: the product cannot do that yet', () => {
    expect(post.shape.status.safeParse('scheduled').success).toBe(false);
    expect(
      content.posts.filter(
        ({ status, published_days_ago: ago }) => ago !== undefined && status === 'approved',
      ),
    ).toEqual([]);
  });
});

describe('a mistake in the content', () => {
  test('is named with its file, its line and what it should have been', () => {
    const text = 'firstname: Ada\nlastname: Byron\nstatus: retired\n';
    expect(() => readYaml('people/northmere/ada-byron.yaml', person, text)).toThrow(
      /people\/northmere\/ada-byron\.yaml:\d+: /,
    );
    const one = z.strictObject({ name: z.string(), list: z.array(z.strictObject({ days: z.number() })) });
    expect(() => readYaml('a.yaml', one, 'name: x\nlist:\n  - days: 1\n  - days: two\n')).toThrow(
      'content/a.yaml:4: list.1.days: Invalid input: expected number, received string',
    );
  });

  test('is found in front matter, counted from the top of the file', () => {
    const text = '---\nkind: article\ntitle: [\n---\n\nText.\n';
    expect(() => readMarkdown('posts/northmere/a.md', post, text)).toThrow(/posts\/northmere\/a\.md:\d+: /);
    expect(() => readMarkdown('posts/northmere/b.md', post, 'Text.')).toThrow(
      'b.md:1: must begin with front matter',
    );
  });
});

test('markup in Markdown is shown as text, and no link runs script', () => {
  expect(htmlOf('Read <script>alert(1)</script> **this**')).toBe(
    '<p>Read &lt;script&gt;alert(1)&lt;/script&gt; <strong>this</strong></p>',
  );
  expect(htmlOf('[here](javascript:alert(1))')).not.toContain('href');
});
