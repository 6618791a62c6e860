// On its own: links can be made without a page.

/** A link that opens WhatsApp with the text ready to send. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** A link that opens the mail app with the text ready to send; mail requires CRLF. */
export function mailUrl(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
}
