/**
 * Tells if a key is one of an input method, as the Enter that confirms "にほん" is. Every handler of keys leaves such to
 * it. Safari ends the composition before that Enter, which then has nothing but the key code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;
