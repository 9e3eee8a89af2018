import { readWords } from './read-words.ts';
/** Stems of words in disclaimers; a paragraph with two of them is one. */
const legalWords: readonly string[] = readWords(`
  confidential|privileged|intended|addressee|recipient|disclaimer|unauthori|in error|delete it|vertraulich|adressat|
  bestimmungsgemäß|empfänger|irrtümlich|unbefugt|confidentiel|destinataire|par erreur|confidencial|destinatari|destinatári|
  por error|por engano|riservat|confidenzial|per errore|vertrouwelijk|geadresseerde|ontvanger|konfidentiell|mottagare|
  fortrolig|modtager|mottaker|luottamuksell|vastaanottaj|poufn|adresat|omyłkowo|důvěrn|dôvern|příjemc|bizalmas|címzett|
  confidențial|конфиденциальн|адресат|конфіденційн|одержувач|gizli|alıcı|εμπιστευτικ|παραλήπτη|機密|受信者|宛先|保密|收件人|机密|기밀|수신인|
  수신자|سري|المرسل إليه|חסוי|הנמען|bảo mật|rahasia|ลับ
`);

/** Sentences that virus scanners and lists add. One is enough. */
const addedWords: readonly string[] = readWords(`
  virus-free|virenfrei|sans virus|libre de virus|privo di virus|virusvrij|checked for viruses|auf viren geprüft|avast.com|
  avg.com|consider the environment before printing|denken sie an die umwelt|pensez à l'environnement|
  you received this message because you are subscribed|to unsubscribe from this group|mailman/listinfo|/mailman3/|
  sie erhalten diese nachricht, weil sie|vous recevez ce message, car|este correo electrónico ha sido comprobado
`);

/** Whether a paragraph was added by a mail server or a list, not written for this mail. Expects lower case. */
export function isFooter(paragraph: string): boolean {
  if (paragraph.length < 20 || /[?？]/.test(paragraph)) return false;
  if (addedWords.some((words) => paragraph.includes(words))) return true;
  return false;
}

/** Whether a paragraph below a quotation is a disclaimer. Expects lower case. */
export function isDisclaimer(paragraph: string): boolean {
  if (isFooter(paragraph)) return true;
  return !/[?？]/.test(paragraph) && legalWords.filter((word) => paragraph.includes(word)).length >= 2;
}
