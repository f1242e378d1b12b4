import { consoleMediaUploadFileMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { client } from "../data/client.ts";
import { Problem } from "./problem.tsx";

/** Types that messaging apps take in the header of a template. */
export const headerTypes = {
  image: "image/jpeg,image/png",
  video: "video/mp4,video/3gpp",
  document: "",
} as const;

interface UploadFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Types of files; empty for any. */
  readonly accept: string;
  readonly required?: boolean;
  readonly onUploaded: (file: { readonly media_id: string; readonly filename: string }) => void;
}

/** Chooses a file, and uploads it at once. */
export const UploadField = ({ label, hint, accept, required, onUploaded }: UploadFieldProps) => {
  const id = useId();
  const upload = useMutation(consoleMediaUploadFileMutation(client));
  const choose = (file: File): void => {
    const filename = file.name.slice(-240);
    const media_type = file.type.split(";")[0] || "application/octet-stream";
    upload.mutate(
      { upload: { file, media_type, filename } },
      { onSuccess: ({ media }) => onUploaded({ media_id: media.id, filename }) },
    );
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept || undefined}
        required={required}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
        }}
      />
      <small id={`${id}-hint`}>{upload.isPending ? "Uploading …" : hint}</small>
      {upload.error && <Problem error={upload.error} />}
    </div>
  );
};
