import { ImageOff, Upload } from "lucide-react";
import { useId, useRef, useState, type DragEvent } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useMutation } from "@tanstack/react-query";
import { MAX_PICTURE_BYTES, type UploadedPicture } from "@shared/contracts/uploaded-pictures";
import { classNames } from "@/lib/class-names";
import { ProductPicture } from "@/ui/product-picture";
import { explainRefusal } from "@/lib/explain-refusal";
import { FieldNote, INPUT } from "./field-frame";
import { problemAt } from "./form-resolver";
import type { FormValues } from "./use-row-form";
import { sendFile } from "./file-dialog";

interface Props<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  form: UseFormReturn<Values>;
  takesFocus?: boolean;
}

const BUTTON =
  "inline-flex min-h-control items-center gap-2 rounded-control border border-outline bg-surface px-4 text-sm font-semibold enabled:hover:border-muted disabled:opacity-50";

/** A picture by its address, or as a file that is chosen or dropped on the field. */
export function PictureField<Values extends FieldValues = FormValues>(props: Props<Values>) {
  const { name, label, form, takesFocus = false } = props;
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const set = (url: string) => {
    form.clearErrors(name);
    form.setValue(name, url as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldTouch: true,
    });
  };
  const { upload, forget, isUploading, problem: refusal } = usePictureUpload(({ url }) => set(url));
  const { ref: register, ...registered } = form.register(name, { onChange: forget });
  const address = String(form.watch(name) ?? "").trim();
  const said = refusal ?? problemAt(form, name);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !isUploading) upload(file);
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") take(event.dataTransfer.files);
  };

  return (
    <div
      className={classNames(
        "rounded-control sm:col-span-2",
        isOver && "outline-2 outline-offset-4 outline-accent",
      )}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrag}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-start gap-3">
        <ProductPicture
          url={address === "" ? null : address}
          placeholder={ImageOff}
          className="w-28! shrink-0 border border-line"
        />
        <div className="grid min-w-0 flex-1 basis-52 gap-2">
          <input
            {...registered}
            ref={(input) => {
              register(input);
              input?.setCustomValidity(isUploading ? "Wait until the picture is uploaded." : "");
            }}
            id={id}
            autoFocus={takesFocus}
            aria-invalid={Boolean(said)}
            aria-describedby={`${id}-more`}
            className={INPUT}
          />
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className={BUTTON}
              disabled={isUploading}
              aria-describedby={`${id}-more`}
              onClick={() => chooser.current?.click()}
            >
              <Upload aria-hidden className="size-4" />
              {isUploading ? "Uploading..." : "Upload a file"}
            </button>
            {address !== "" && (
              <button
                type="button"
                className={BUTTON}
                disabled={isUploading}
                onClick={() => {
                  forget();
                  set("");
                  document.getElementById(id)?.focus();
                }}
              >
                Remove {label.toLowerCase()}
              </button>
            )}
          </div>
          <input
            ref={chooser}
            type="file"
            accept={PICTURE_KINDS}
            hidden
            aria-label={`${label}: file`}
            onChange={({ target }) => {
              take(target.files);
              // Allows the same file to be chosen again.
              target.value = "";
            }}
          />
        </div>
      </div>
      <FieldNote id={`${id}-more`} problem={said} aria-live="polite">
        {isUploading
          ? "The picture is being uploaded."
          : "An https address, or a file of at most 2 MB: PNG, JPEG, WebP, GIF or AVIF."}
      </FieldNote>
    </div>
  );
}

/** The types the server accepts, for the file chooser. */
const PICTURE_KINDS = "image/png,image/jpeg,image/webp,image/gif,image/avif";

/** Uploads a picture; `problem` is a sentence about a failure. */
function usePictureUpload(onUploaded: (picture: UploadedPicture) => void) {
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (file: File) => {
      // The server would reject it, too, but only after the whole upload.
      if (file.size > MAX_PICTURE_BYTES) throw new TooLarge();
      return sendFile<UploadedPicture>("/api/admin/pictures", file, "application/octet-stream");
    },
    onSuccess: onUploaded,
  });
  return { upload: mutate, forget: reset, isUploading: isPending, problem: error && said(error) };
}

class TooLarge extends Error {}

function said(error: Error): string {
  if (error instanceof TooLarge) return "This file is larger than 2 MB. Choose a smaller one.";
  return explainRefusal(error, "The picture could not be uploaded. Please try again.");
}
