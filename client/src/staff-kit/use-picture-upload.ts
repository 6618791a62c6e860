import { useMutation } from "@tanstack/react-query";
import { MAX_PICTURE_BYTES, type UploadedPicture } from "@shared/contracts/uploaded-pictures";
import { explainRefusal } from "@/lib/api";
import { sendFile } from "./send-file";

/** The types the server accepts, for the file chooser. */
export const PICTURE_KINDS = "image/png,image/jpeg,image/webp,image/gif,image/avif";

/** Uploads a picture; `problem` is a sentence about a failure. */
export function usePictureUpload(onUploaded: (picture: UploadedPicture) => void) {
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
