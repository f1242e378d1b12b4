export { type Mail, type MailFacts, type MailReceipt, concludeMail, mailDeprecation, mailOf, tokenIn } from "./mail.ts";
