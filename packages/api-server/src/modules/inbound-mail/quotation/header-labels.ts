import { readWords } from './read-words.ts';

/** Meaning of a line of a quoted header. */
export type HeaderRole = 'from' | 'date' | 'to' | 'subject' | 'copy';

/**
 * Labels of quoted headers as Outlook, Apple Mail, Thunderbird, Yahoo, GMX, Samsung, Naver and QQ write them, in lower case.
 * They are only one of several signs: a header in a language that is missing here is recognised by the names, addresses and
 * times in it.
 */
const labels: Readonly<Record<HeaderRole, string>> = {
  from: `from|von|de|da|van|fra|från|od|od kogo|lähettäjä|feladó|de la|expeditor|expeditorul|от|от кого|від|від кого|отправитель|kimden|
    gönderen|από|mittente|nadawca|remitente|remetente|expéditeur|absender|afzender|šalje|pošiljatelj|saatja|no|nuo|sūtītājs|siuntėjas|
    발신|보낸 사람|보낸사람|差出人|送信者|送信元|发件人|寄件者|寄件人|發件人|من|المرسل|מאת|từ|người gửi|จาก|dari|pengirim|sender`,
  date: `date|sent|sent on|sent at|datum|data|dato|fecha|gesendet|gesendet am|envoyé|envoyé le|enviado|enviado el|enviado em|enviada|
    enviada em|inviato|verzonden|verstuurd|sendt|skickat|skickades|päivämäärä|päiväys|lähetetty|wysłano|wysłane|odesláno|odoslané|
    poslano|poslané|dátum|elküldve|küldés dátuma|küldve|trimis|dată|trimis la|дата|отправлено|надіслано|відправлено|изпратено|tarih|
    gönderilen|gönderildi|gönderme tarihi|ημερομηνία|στάλθηκε|αποστολή|saadetud|kuupäev|išsiųsta|nosūtīts|보낸 날짜|보낸날짜|날짜|일시|
    送信日時|日付|日時|送信済み|发送时间|发送日期|日期|时间|寄件日期|傳送時間|已傳送|發送時間|تم الإرسال|تاريخ الإرسال|التاريخ|أُرسلت|תאריך|נשלח|đã gửi|ngày|
    วันที่|ส่ง|ส่งเมื่อ|tanggal|terkirim|dikirim|enviat`,
  to: `to|an|à|a|para|aan|til|till|do|komu|vastaanottaja|címzett|către|destinatar|destinatarul|кому|до|kime|alıcı|προς|destinatario|
    destinatário|destinataire|pour|per a|adresat|prima|za|pre|saaja|adresāts|kam|받는 사람|받는사람|수신|宛先|送信先|收件人|收件者|至|إلى|אל|đến|ถึง|
    kepada|ke|empfänger|ontvanger|mottaker|modtager`,
  subject: `subject|betreff|objet|asunto|oggetto|onderwerp|emne|ämne|aihe|temat|předmět|predmet|tárgy|subiect|subiectul|тема|относно|
    konu|θέμα|assunto|assumpte|sujet|naslov|zadeva|teema|tema|temats|제목|件名|主题|主旨|標題|主題|الموضوع|נושא|chủ đề|เรื่อง|หัวข้อ|subjek|perihal`,
  copy: `cc|kopie|kopi|kopia|copie|copia|cópia|másolat|копия|копія|bilgi|kopio|dw|kópia|reply-to|svar til|antwort an|répondre à|responder a|
    rispondi a|ответ-кому|importance|priority|priorität|wichtigkeit|importancia|priorité|참조|抄送|副本|نسخة|עותק|attachments|anlagen|cc 副本`,
};

const roles = new Map<string, HeaderRole>(
  (Object.keys(labels) as HeaderRole[]).flatMap((role) =>
    readWords(labels[role]).map((label) => [label, role] as const),
  ),
);

/** Returns the meaning of a label, given in lower case. */
export const readRole = (label: string): HeaderRole | undefined => roles.get(label);
