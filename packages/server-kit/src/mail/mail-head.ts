/** Style of the line of a mail that names the organisation; its logo is placed there. */
export const mailHead = 'padding:16px 28px;border-bottom:1px solid #e1e7e9;font-weight:600';
