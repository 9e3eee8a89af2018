import { readWords } from './read-words.ts';
import { countWords } from './lines.ts';

/** "Sent from" as programs say it: at the beginning of the line, or at its end in languages with the verb last. */
const sentWords: readonly string[] = readWords(`
  sent from|sent via|sent with|sent by|sent using|sent on|get outlook|get bluemail|envoyé|télécharger|obtenir outlook|
  obtenez|enviado|obtener outlook|obtén|enviat|inviato|scarica|ottieni|enviada|obter o|verzonden|verstuurd|outlook voor|
  download outlook|skickat|hämta outlook|sendt fra|sendt med|hent outlook|få outlook|lähetetty|hanki outlook|wysłane|
  wysłano|pobierz|odesláno|získat|odoslané|poslano|poslané|küldve|trimis|отправлено|надіслано|скачать|изпратено|στάλθηκε|
  εστάλη|saadetud|išsiųsta|nosūtīts|gesendet|diese nachricht wurde|holen sie sich|von meinem|von samsung|gönderildi|
  gönderilen|gönderilmiştir|から送信|からの送信|を入手|发自我的|發自我的|从我的|從我的|发送自|傳送自|来自|获取|取得|에서 보냄|보냄|다운로드|أرسلت من|أُرسلت من|تم الإرسال|
  تم إرسال|مرسل من|الحصول على|נשלח מ|נשלח מה|ارسال شده|đã gửi từ|gửi từ|ส่งจาก|dikirim dari|dapatkan|मेरे
`);

const programs: readonly string[] = readWords(`
  iphone|iphon|ipad|ipod|android|samsung|galaxy|outlook|yahoo|blackberry|huawei|honor|xiaomi|redmi|pixel|oneplus|oppo|vivo|
  nokia|motorola|windows|proton|gmx|web.de|spark|thunderbird|aol|mail.ru|yandex|яндекс|почты|k-9|fairemail|airmail|
  superhuman|gmail|mailbird|em client|bluemail|mobile|mobil|handy|phone|telefon|téléphone|teléfono|telefono|móvil|celular|
  telemóvel|smartphone|tablet|mail|hey|fastmail|zoho|qq邮箱|邮箱|手机|手機|携帯|スマート|アイフォン|아이폰|휴대폰|هاتف|телефона
`);

const maxWords = 14;
const maxLength = 140;

/** The line without the address that Outlook puts behind its own name. */
const withoutLinks = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>|\(https?:[^()]*\)|\[https?:[^[\]]*\]/g, '')
    .replace(/[.!]$/, '')
    .trim();

/** Returns whether a line only names the program that sent the message ("Sent from my iPhone"). Expects lower case. */
export function isMobileSignature(text: string): boolean {
  if (text.length > 400) return false;
  const line = withoutLinks(text).replace(/^[-–—_~ ]+/, '');
  if (line.length > maxLength || countWords(line) > maxWords || /[?？]/.test(line)) return false;
  if (!programs.some((program) => line.includes(program))) return false;
  return sentWords.some((word) => line.startsWith(word) || line.endsWith(word));
}
