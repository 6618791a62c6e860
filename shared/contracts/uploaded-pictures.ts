// On its own: the calls of one resource.

/** The largest picture file that is taken. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** The answer of `POST /api/admin/pictures`: the picture's address, and its size after shrinking. */
export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
  /** Bytes. */
  size: number;
}

/** The address of an uploaded picture; its id is 64 hexadecimal digits. */
export const uploadedPicturePath = (id: string) => `/pictures/uploaded/${id}.webp`;
