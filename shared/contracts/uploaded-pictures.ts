/** The largest picture file that is taken. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** What `POST /api/admin/pictures` answers: where the picture is from now on, and how large it has become. */
export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
  /** Bytes. */
  size: number;
}

/** Where an uploaded picture is served; its id is 64 hexadecimal digits. */
export const uploadedPicturePath = (id: string) => `/pictures/uploaded/${id}.webp`;
