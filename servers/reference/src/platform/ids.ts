import { uuidv7 } from "uuidv7";

/** A fresh UUIDv7; ids made later in one process sort later. */
export const newId = (): string => uuidv7();
