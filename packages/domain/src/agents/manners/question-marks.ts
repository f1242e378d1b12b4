/** Question marks, of Arabic and in full width too. */
export const questionMark = /[?？؟]/u;

const lastMark = /[?？؟]$/u;

export const endsAsQuestion = (text: string): boolean => lastMark.test(text);

export const withoutMark = (question: string): string => question.replace(lastMark, "");
