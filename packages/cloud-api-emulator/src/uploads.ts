/** The Resumable Upload API: a session for a file, then its bytes, which give a handle. Samples of templates go this way. */
import { Refusal } from "./errors.ts";
import { type State, digitsByChance } from "./state.ts";

/** Begins an upload (`POST /app/uploads`). */
export const beginUpload = (state: State, query: URLSearchParams): object => {
  const [length, type] = [Number(query.get("file_length")), query.get("file_type")];
  if (!(length > 0)) throw new Refusal(100, "file_length is required.");
  if (type === null || !/^(image\/(jpe?g|png)|video\/(mp4|3gpp)|application\/pdf)$/.test(type))
    throw new Refusal(100, "file_type is one of application/pdf, image/jpeg, image/jpg, image/png and video/mp4.");
  const id = `upload:${digitsByChance(state, 20)}`;
  state.uploads.set(id, length);
  return { id };
};

/** Takes the bytes of an upload (`POST /upload:…`). */
export const takeUpload = async (state: State, id: string, request: Request): Promise<object> => {
  const length = state.uploads.get(id);
  if (length === undefined) throw new Refusal(100, `Object with ID '${id}' does not exist.`, 33);
  if (request.headers.get("file_offset") === null) throw new Refusal(100, "The header file_offset is required.");
  const { byteLength } = await request.arrayBuffer();
  if (byteLength !== length) throw new Refusal(100, `file_length was ${length}; ${byteLength} bytes came.`);
  const handle = `4::${digitsByChance(state, 24)}`;
  state.handles.add(handle);
  return { h: handle };
};
