/** Says that the session has ended. The router then leads to the sign-in. */
let listener: (() => void) | undefined;

export const sessionEnded = {
  notify: (): void => listener?.(),
  listen: (heard: () => void): void => {
    listener = heard;
  },
};
