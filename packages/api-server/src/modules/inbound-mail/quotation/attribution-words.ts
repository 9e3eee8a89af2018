import { readWords } from './read-words.ts';
/** "wrote" as mail programs say it, in lower case. Compared as texts. */
export const wroteWords: readonly string[] = readWords(`
  wrote|writes|schrieb|geschrieben|a écrit|écrit|a ecrit|escribió|ha escrito|va escriure|ha scritto|scrisse|scritto|schreef|
  geschreven|skrev|escreveu|kirjoitti|napisał|pisze|napsal|napísal|píše|napisao|je pisao|je napisal|írta|a scris|написал|
  написав|пишет|писал|пише|написа|yazdı|έγραψε|kirjutas|rakstīja|rašė|đã viết|menulis|เขียน|のメール|のメッセージ|が書きました|写道|寫道|写信|작성|
  님이 쓴 글|كتب|كتبت|كتابة ما يلي|כתב|מאת|نوشت|ने लिखा|skrifaði|skreiv|idatzi zuen
`);

/** First words of such a line that are neither a date nor a name. */
export const firstWords: readonly string[] = readWords(`
  on|am|le|el|il|op|den|på|em|w|dnia|dne|dňa|dana|în|pe|в|на|στις|vào|pada|在|于|於|في|בתאריך
`);

/** Words between dashes above a quoted message. */
export const originalWords: readonly string[] = readWords(`
  original message|original mail|reply message|ursprüngliche nachricht|originalnachricht|original-nachricht|
  message d'origine|message d’origine|message original|mensaje original|messaggio originale|mensagem original|
  oorspronkelijk bericht|originalmeddelande|ursprungligt meddelande|opprinnelig melding|oprindelig meddelelse|
  oprindelig besked|alkuperäinen viesti|wiadomość oryginalna|oryginalna wiadomość|původní zpráva|pôvodná správa|
  eredeti üzenet|mesaj original|исходное сообщение|пересылаемое сообщение|оригінальне повідомлення|orijinal ileti|
  özgün ileti|αρχικό μήνυμα|izvorna poruka|元のメッセージ|原始邮件|原始郵件|원본 메시지|원본메일|الرسالة الأصلية|הודעה מקורית|thư gốc|ข้อความเดิม|
  pesan asli
`);

/** Words between dashes above a forwarded message. */
export const forwardedWords: readonly string[] = readWords(`
  forwarded message|forwarded mail|weitergeleitete nachricht|message transféré|mensaje reenviado|messaggio inoltrato|
  mensagem encaminhada|doorgestuurd bericht|vidarebefordrat meddelande|videresendt melding|videresendt meddelelse|
  videresendt besked|välitetty viesti|wiadomość przekazana dalej|treść przekazanej wiadomości|přeposlaná zpráva|
  preposlaná správa|továbbított üzenet|mesaj redirecționat|пересланное сообщение|переадресоване повідомлення|
  yönlendirilmiş ileti|προωθημένο μήνυμα|proslijeđena poruka|転送されたメッセージ|転送メッセージ|转发的邮件|轉寄的郵件|전달된 메일|전달된 메시지|
  رسالة معاد توجيهها|הודעה שהועברה|begin forwarded message|anfang der weitergeleiteten nachricht
`);
