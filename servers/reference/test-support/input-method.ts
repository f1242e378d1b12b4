import type { Locator } from "@atlas-messaging/test-browser";

/**
 * Keys of an input method, as browsers report them: within the composition, and as Safari does the Enter that confirms
 * it, after its end.
 */
const reported = [
  { keyCode: 229, isComposing: true },
  { keyCode: 229, isComposing: false },
  { keyCode: 13, isComposing: true },
];

/** Presses a key as an input method does, in each way. Tells if the page left all of them to it. */
export const pressComposing = (field: Locator, key = "Enter"): Promise<boolean> =>
  field.evaluate(
    (element, { ways, pressed }) =>
      ways.every((way) => {
        const init = { key: pressed, bubbles: true, cancelable: true, ...way };
        return element.dispatchEvent(new KeyboardEvent("keydown", init));
      }),
    { ways: reported, pressed: key },
  );
