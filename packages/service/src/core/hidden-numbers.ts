/** Customers whose number the messaging app hides: it names them by an id of its own. */
/** Country code that nobody has. Numbers of it stand for hidden ones, and for those of erased customers. */
const nobodys = "+999";

/** Makes a number that stands for a hidden one, from twelve hex digits. */
export const placeholderNumber = (hex: string): string =>
  `${nobodys}${String(Number.parseInt(hex, 16) % 1e12).padStart(12, "0")}`;

export const isPlaceholder = (phoneNumber: string): boolean => phoneNumber.startsWith(nobodys);
