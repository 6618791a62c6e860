import { ApiError } from "@/lib/api";

/** Posts a file as its bytes. Returns the parsed answer; throws like `callApi`. */
export async function sendFile<T>(url: string, file: Blob, type: string): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": type },
    body: file,
  });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  return (await response.json()) as T;
}
