import { expect, test } from 'vitest';
import { extractReply } from './extract-reply.ts';

const who = { ours: ['northmere university'], theirs: ['callum strand'], subject: 'storm' };

const office = 'Northmere University';
const address = 'r0190a6b011117000800000000000abcd0123456789abcdef01234567@reply.rostrum.test';
const answer = 'Friday at noon is fine.';

test.each([
  [
    'hu gmail',
    `${answer}\n\n${office} <${address}> ezt írta (időpont: 2026. nov. 25., Sze, 10:00):\n\n> Melyik nap?`,
    answer,
  ],
  [
    'ro gmail',
    `${answer}\n\nmie., 25 nov. 2026 la 10:00, ${office} <${address}> a scris:\n\n> Ce zi?`,
    answer,
  ],
  [
    'cs gmail',
    `${answer}\n\nst 25. 11. 2026 v 10:00 odesílatel ${office} <${address}> napsal:\n\n> Který den?`,
    answer,
  ],
  [
    'uk gmail',
    `${answer}\n\nср, 25 лист. 2026 р. о 10:00 ${office} <${address}> пише:\n\n> Який день?`,
    answer,
  ],
  [
    'el gmail',
    `${answer}\n\nΣτις Τετ 25 Νοε 2026 στις 10:00 π.μ., ο χρήστης ${office} <\n${address}> έγραψε:\n\n> Ποια μέρα;`,
    answer,
  ],
  [
    'vi gmail',
    `${answer}\n\nVào Th 4, 25 thg 11, 2026 vào lúc 10:00 ${office} <\n${address}> đã viết:\n\n> Ngày nào?`,
    answer,
  ],
  [
    'th gmail',
    `${answer}\n\nในวันที่ พ. 25 พ.ย. 2026 10:00 น. ${office} <${address}> เขียนว่า:\n\n> วันไหน`,
    answer,
  ],
  [
    'id gmail',
    `${answer}\n\nPada Rab, 25 Nov 2026 pukul 10.00 ${office} <${address}> menulis:\n\n> Hari apa?`,
    answer,
  ],
  [
    'fi gmail',
    `${answer}\n\nke 25. marrask. 2026 klo 10.00 ${office} (${address}) kirjoitti:\n\n> Mikä päivä?`,
    answer,
  ],
  [
    'nb gmail',
    `${answer}\n\nons. 25. nov. 2026 kl. 10:00 skrev ${office} <${address}>:\n\n> Hvilken dag?`,
    answer,
  ],
  [
    'sk gmail',
    `${answer}\n\nst 25. 11. 2026 o 10:00 ${office} <${address}> napísal(a):\n\n> Ktorý deň?`,
    answer,
  ],
  [
    'zh-TW gmail',
    `${answer}\n\n${office} <${address}> 於 2026年11月25日 週三 上午10:00寫道：\n\n> 哪天？`,
    answer,
  ],
  [
    'apple ru',
    `${answer}\n\n> 25 нояб. 2026 г., в 10:00, ${office} <${address}> написал(а):\n> \n> Какой?`,
    answer,
  ],
  ['apple ko', `${answer}\n\n> 2026. 11. 25. 오전 10:00, ${office} <${address}> 작성:\n> \n> 언제?`, answer],
  [
    'apple no quote',
    `${answer}\n\nOn Nov 25, 2026, at 10:00 AM, ${office} <${address}> wrote:\n\nWhich day suits you?\n\nJonah`,
    answer,
  ],
  [
    'apple ios no address',
    `${answer}\n\nSent from my iPad\n\nOn 25 Nov 2026, at 10:00, ${office} wrote:\n\n\n> Which day?`,
    answer,
  ],
  ['tb fr', `${answer}\n\nLe 25/11/2026 à 10:00, ${office} a écrit :\n> Quel jour ?`, answer],
  ['tb es', `${answer}\n\nEl 25/11/26 a las 10:00, ${office} escribió:\n> ¿Qué?`, answer],
  ['tb it', `${answer}\n\nIl 25/11/26 10:00, ${office} ha scritto:\n> Che?`, answer],
  ['tb nl', `${answer}\n\nOp 25-11-2026 om 10:00 schreef ${office}:\n> Wat?`, answer],
  ['tb sv', `${answer}\n\nDen 2026-11-25 kl. 10:00, skrev ${office}:\n> Vad?`, answer],
  ['tb ru', `${answer}\n\n25.11.2026 10:00, ${office} пишет:\n> Что?`, answer],
  ['tb ja', `${answer}\n\nOn 2026/11/25 10:00, ${office} wrote:\n> 何？`, answer],
  [
    'outlook it',
    `${answer}\n\nDa: ${office} <${address}>\nInviato: mercoledì 25 novembre 2026 10:00\nA: Callum\nOggetto: R: x\n\nChe giorno?`,
    answer,
  ],
  [
    'outlook nl',
    `${answer}\n\nVan: ${office} <${address}>\nVerzonden: woensdag 25 november 2026 10:00\nAan: Callum\nOnderwerp: RE: x\n\nWelke?`,
    answer,
  ],
  [
    'outlook pt',
    `${answer}\n\nDe: ${office} <${address}>\nEnviada em: quarta-feira, 25 de novembro de 2026 10:00\nPara: Callum\nAssunto: RES: x\n\nQue dia?`,
    answer,
  ],
  [
    'outlook no',
    `${answer}\n\nFra: ${office} <${address}>\nSendt: onsdag 25. november 2026 10:00\nTil: Callum\nEmne: SV: x\n\nHvilken?`,
    answer,
  ],
  [
    'outlook tr',
    `${answer}\n\nKimden: ${office} <${address}>\nGönderildi: 25 Kasım 2026 Çarşamba 10:00\nKime: Callum\nKonu: YNT: x\n\nHangi?`,
    answer,
  ],
  [
    'outlook he',
    `${answer}\n\nמאת: ${office} <${address}>\nנשלח: יום רביעי 25 נובמבר 2026 10:00\nאל: Callum\nנושא: RE: x\n\nמתי?`,
    answer,
  ],
  [
    'outlook zh-TW',
    `${answer}\n\n寄件者: ${office} <${address}>\n寄件日期: 2026年11月25日 上午 10:00\n收件者: Callum\n主旨: RE: x\n\n哪天？`,
    answer,
  ],
  [
    'outlook sk',
    `${answer}\n\nOd: ${office} <${address}>\nOdoslané: streda 25. novembra 2026 10:00\nKomu: Callum\nPredmet: RE: x\n\nKtorý?`,
    answer,
  ],
  [
    'outlook ro',
    `${answer}\n\nDe la: ${office}\nTrimis: miercuri, 25 noiembrie 2026 10:00\nCătre: Callum\nSubiect: RE: x\n\nCe zi?`,
    answer,
  ],
  [
    'outlook uk',
    `${answer}\n\nВід: ${office} <${address}>\nНадіслано: 25 листопада 2026 р. 10:00\nКому: Callum\nТема: RE: x\n\nКоли?`,
    answer,
  ],
  [
    'outlook th',
    `${answer}\n\nจาก: ${office} <${address}>\nส่ง: วันพุธที่ 25 พฤศจิกายน 2026 10:00\nถึง: Callum\nเรื่อง: RE: x\n\nวันไหน`,
    answer,
  ],
  [
    'outlook vi',
    `${answer}\n\nTừ: ${office} <${address}>\nĐã gửi: Thứ Tư, 25 Tháng Mười Một 2026 10:00\nĐến: Callum\nChủ đề: RE: x\n\nNgày nào?`,
    answer,
  ],
  [
    'outlook fi noaddr',
    `${answer}\n\nLähettäjä: ${office}\nLähetetty: keskiviikko 25. marraskuuta 2026 10.00\nVastaanottaja: Callum Strand\nAihe: VS: x\n\nMikä?`,
    answer,
  ],
  [
    'outlook ja fullwidth',
    `${answer}\n\n差出人： ${office}\n送信日時： 2026年11月25日 10:00\n宛先： Callum\n件名： RE: x\n\n何日？`,
    answer,
  ],
  [
    'outlook org in other words',
    `${answer}\n\nFrom: Press Office of Northmere\nSent: 25 November 2026 10:00\nTo: Callum Strand\nSubject: RE: x\n\nWhich?`,
    answer,
  ],
  [
    'outlook cc importance',
    `${answer}\n\nFrom: ${office} <${address}>\nSent: 25 November 2026 10:00\nTo: Callum Strand; Long List <a@b.example>; Another <c@d.example>;\n E F <e@f.example>\nCc: X\nSubject: RE: x\nImportance: High\n\nWhich?`,
    answer,
  ],
  [
    'outlook stars',
    `${answer}\n\n*From:* ${office} <${address}>\n*Sent:* 25 November 2026 10:00\n*To:* Callum\n*Subject:* x\n\nWhich?`,
    answer,
  ],
  [
    'outlook mailto',
    `${answer}\n\nFrom: ${office} [mailto:${address}]\nSent: Wednesday, November 25, 2026 10:00 AM\nTo: Callum\nSubject: x\n\nWhich?`,
    answer,
  ],
  [
    'orig msg plain',
    `${answer}\n\n-----Original Message-----\nFrom: ${office}\nSent: Wednesday\nTo: Callum\nSubject: x\n\nWhich?`,
    answer,
  ],
  [
    'orig de',
    `${answer}\n\n-----Ursprüngliche Nachricht-----\nVon: ${office} <${address}>\nGesendet: Mittwoch\nAn: Callum\nBetreff: x\n\nWelcher?`,
    answer,
  ],
  [
    't-online',
    `${answer}\n\n-----Original-Nachricht-----\nBetreff: x\nDatum: 2026-11-25T10:00:00+0100\nVon: "${office}" <${address}>\nAn: "callum@courier.example" <callum@courier.example>\n\nWelcher?`,
    answer,
  ],
  [
    'gmx plain',
    `${answer}\n\nGesendet: Mittwoch, 25. November 2026 um 10:00 Uhr\nVon: "${office}" <${address}>\nAn: callum@courier.example\nBetreff: x\n\nWelcher?`,
    answer,
  ],
  [
    'aol',
    `${answer}\n\n-----Original Message-----\nFrom: ${office} <${address}>\nTo: Callum <callum@courier.example>\nSent: Wed, Nov 25, 2026 10:00 am\nSubject: x\n\nWhich?`,
    answer,
  ],
  [
    'yahoo fr',
    `${answer}\n\n    Le mercredi 25 novembre 2026 à 10:00:00 UTC+1, ${office} <${address}> a écrit :  \n \n Quel jour ?`,
    answer,
  ],
  [
    'yahoo de',
    `${answer}\n\n    Am Mittwoch, 25. November 2026 um 10:00:00 MEZ hat ${office} <${address}> Folgendes geschrieben:  \n \n Welcher?`,
    answer,
  ],
  [
    'yahoo es mobile',
    `${answer}\n\nEnviado desde Yahoo Mail con Android\n\n  El mié., nov. 25, 2026 a la(s) 10:00, ${office}<${address}> escribió:   ¿Qué día?`,
    answer,
  ],
  ['yandex', `${answer}\n\n25.11.2026, 10:00, "${office}" <${address}>:\n\n> Какой?`, answer],
  ['fastmail', `${answer}\n\nOn Wed, Nov 25, 2026, at 10:00 AM, ${office} wrote:\n> Which?`, answer],
  ['spark', `${answer}\nOn 25 Nov 2026 at 10:00 +0000, ${office} <${address}>, wrote:\n> Which?`, answer],
  ['mutt', `${answer}\n\n* ${office} <${address}> [2026-11-25 10:00]:\n> Which?`, answer],
  [
    'notes',
    `${answer}\n\n-----"${office}" <${address}> wrote: -----\nTo: callum@courier.example\nFrom: "${office}" <${address}>\nDate: 11/25/2026 10:00AM\nSubject: x\n\nWhich?`,
    answer,
  ],
  [
    'proton en',
    `${answer}\n\nSent with [Proton Mail](https://proton.me/) secure email.\n\nOn Wednesday, November 25th, 2026 at 10:00 AM, ${office} <${address}> wrote:\n\n> Which?`,
    answer,
  ],
  [
    'proton old',
    `${answer}\n\n------- Original Message -------\nOn Wednesday, November 25th, 2026 at 10:00 AM, ${office} <${address}> wrote:\n\n\n> Which?`,
    answer,
  ],
  [
    'samsung de',
    `${answer}\n\nVon meinem Galaxy gesendet\n\n-------- Ursprüngliche Nachricht --------\nVon: ${office} <${address}>\nDatum: 25.11.26 10:00 (GMT+01:00)\nAn: callum@courier.example\nBetreff: x\n\nWelcher?`,
    answer,
  ],
  [
    'bottom outlook html style',
    `From: ${office} <${address}>\nSent: 25 November 2026 10:00\nTo: Callum\nSubject: x\n\n> Which day?\n\n${answer}`,
    answer,
  ],
  ['bottom no head', `> Which day?\n> Jonah\n\n${answer}`, answer],
  [
    'bottom disclaimer',
    `On 11/25/26 10:00, ${office} wrote:\n> Which day?\n\n${answer}\n\nThis e-mail and any attachments are confidential and intended solely for the addressee.`,
    answer,
  ],
  [
    'disclaimer de',
    `${answer}\n\nAm 25.11.26 um 10:00 schrieb ${office}:\n> Welcher?\n\nDiese E-Mail enthält vertrauliche Informationen und ist nur für den Empfänger bestimmt.`,
    answer,
  ],
])('the quotation is left out: %s', (_program, text, expected) => {
  expect(extractReply(text.replaceAll('\n', '\r\n'), { ...who, ours: [...who.ours, address] })).toBe(
    expected,
  );
});
