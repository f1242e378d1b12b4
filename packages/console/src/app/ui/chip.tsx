/** A filter that is set. A click removes it. */
export const Chip = ({ words, onRemove }: { readonly words: string; readonly onRemove: () => void }) => (
  <button type="button" className="label chip" title={`${words}: remove the filter`} onClick={onRemove}>
    <span>{words}</span> <span aria-label="Remove the filter">×</span>
  </button>
);
