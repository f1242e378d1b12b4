import { encode } from "uqr";

/** A QR code as one path: dark squares on white in each theme, since cameras need the contrast. */
export const QrCode = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={squares.join("")} />
    </svg>
  );
};
