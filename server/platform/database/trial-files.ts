// Longer than 200 lines: one file system, whose parts share what is held.
import { closeSync, lstatSync, openSync, readdirSync, readSync, type Stats } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { BaseFilesystem, FsStats } from "@electric-sql/pglite/basefs";
import { PAGE_BYTES } from "./rows";

/** What a trial may hold in memory; a repair after a kill that writes more is not tried beforehand. */
const MAX_HELD_BYTES = 256 * 1024 * 1024;

/** Errors as the embedded database's own system numbers them. */
const ERRORS: Record<string, number> = {
  EACCES: 2,
  EEXIST: 20,
  EINVAL: 28,
  EIO: 29,
  EISDIR: 31,
  ENOENT: 44,
  ENOSPC: 51,
  ENOTDIR: 54,
  ENOTEMPTY: 55,
  EPERM: 63,
};

/** A file as the trial sees it: what the disk has, under what was written. */
interface TrialFile {
  /** On the disk; `undefined` for a file that the trial made. */
  source: string | undefined;
  descriptor?: number;
  users: number;
  /** How much of the disk's is still to be seen. */
  sourceBytes: number;
  bytes: number;
  pages: Map<number, Buffer>;
  mode: number;
}

/** A folder that an embedded database can be opened on without changing it. */
export interface TrialFiles {
  fs: BaseFilesystem;
  /** Whether more was written than a trial holds. */
  isFull: () => boolean;
  /** The pages of a file, one after the other, as the trial sees them; `undefined` where it is not there. */
  pagesOf: (path: string) => Iterable<Buffer> | undefined;
}

/** Shows what is in `folder`; all that is written is held in memory. */
export async function trialFiles(folder: string): Promise<TrialFiles> {
  // Loaded here: a server on PostgreSQL does without it.
  const { BaseFilesystem: Base } = await import("@electric-sql/pglite/basefs");
  /** Seen or changed by the trial, by paths that begin with a slash. */
  const files = new Map<string, TrialFile>();
  const made = new Set<string>();
  const gone = new Set<string>();
  const open = new Map<number, TrialFile>();
  let lastDescriptor = 0;
  let heldBytes = 0;

  const onDisk = (path: string): Stats => {
    if (gone.has(path)) throw failure("ENOENT");
    return tried(() => lstatSync(join(folder, path)));
  };
  const fileAt = (path: string): TrialFile => {
    const known = files.get(path);
    if (known) return known;
    const { size, mode } = onDisk(path);
    const source = join(folder, path);
    const file = { source, users: 0, sourceBytes: size, bytes: size, pages: new Map(), mode };
    files.set(path, file);
    return file;
  };
  const opened = (descriptor: number): TrialFile => {
    const file = open.get(descriptor);
    if (!file) throw failure("EINVAL");
    return file;
  };
  const page = (file: TrialFile, number: number): Buffer => {
    const held = file.pages.get(number);
    if (held) return held;
    const found = Buffer.alloc(PAGE_BYTES);
    fromDisk(file, found, number * PAGE_BYTES);
    return found;
  };
  const pageToWrite = (file: TrialFile, number: number): Buffer => {
    if (!file.pages.has(number)) {
      if (heldBytes >= MAX_HELD_BYTES) throw failure("ENOSPC");
      heldBytes += PAGE_BYTES;
      file.pages.set(number, page(file, number));
    }
    return file.pages.get(number)!;
  };
  const truncate = (path: string, bytes: number) => {
    const file = fileAt(path);
    if (bytes < file.bytes) {
      const whole = Math.floor(bytes / PAGE_BYTES);
      if (bytes % PAGE_BYTES > 0) pageToWrite(file, whole).fill(0, bytes % PAGE_BYTES);
      const last = bytes % PAGE_BYTES > 0 ? whole : whole - 1;
      for (const number of file.pages.keys()) if (number > last) file.pages.delete(number);
      file.sourceBytes = Math.min(file.sourceBytes, bytes);
    }
    file.bytes = bytes;
  };

  class Trial extends Base {
    chmod(path: string, mode: number) {
      fileAt(path).mode = mode;
    }
    utimes() {
      // Times are nothing to the database.
    }
    open(path: string) {
      const file = fileAt(path);
      if (file.users === 0 && file.source !== undefined) {
        const { source } = file;
        file.descriptor = tried(() => openSync(source, "r"));
      }
      file.users += 1;
      lastDescriptor += 1;
      open.set(lastDescriptor, file);
      return lastDescriptor;
    }
    close(descriptor: number) {
      const file = opened(descriptor);
      open.delete(descriptor);
      file.users -= 1;
      if (file.users > 0 || file.descriptor === undefined) return;
      closeSync(file.descriptor);
      delete file.descriptor;
    }
    fstat(descriptor: number) {
      return described(opened(descriptor));
    }
    lstat(path: string): FsStats {
      const file = files.get(path);
      if (file) return described(file);
      if (made.has(path)) return { ...described(EMPTY), mode: FOLDER_MODE };
      const found = onDisk(path);
      return { ...described(EMPTY), mode: found.mode, size: found.size };
    }
    mkdir(path: string) {
      made.add(path);
    }
    rmdir(path: string) {
      if (this.readdir(path).length > 0) throw failure("ENOTEMPTY");
      made.delete(path);
      gone.add(path);
    }
    readdir(path: string): string[] {
      const listed = made.has(path) ? [] : tried(() => readdirSync(join(folder, path)));
      const names = new Set(listed);
      for (const each of [...files.keys(), ...made]) {
        if (dirname(each) === (path || "/")) names.add(basename(each));
      }
      return [...names].filter((name) => !gone.has(`${path}/${name}`));
    }
    read(descriptor: number, into: Uint8Array, offset: number, length: number, position: number) {
      const file = opened(descriptor);
      const end = Math.min(position + length, file.bytes);
      const target = Buffer.from(into.buffer, into.byteOffset + offset, length);
      for (let at = position; at < end;) {
        const inPage = at % PAGE_BYTES;
        const part = page(file, Math.floor(at / PAGE_BYTES)).subarray(inPage);
        at += part.copy(target, at - position, 0, end - at);
      }
      return Math.max(0, end - position);
    }
    write(descriptor: number, from: Uint8Array, offset: number, length: number, position: number) {
      const file = opened(descriptor);
      // The library passes the memory that the bytes lie in.
      const bytes = ArrayBuffer.isView(from)
        ? Buffer.from(from.buffer, from.byteOffset + offset, length)
        : Buffer.from(from, offset, length);
      for (let done = 0; done < length;) {
        const at = position + done;
        const target = pageToWrite(file, Math.floor(at / PAGE_BYTES));
        done += bytes.copy(target, at % PAGE_BYTES, done);
      }
      file.bytes = Math.max(file.bytes, position + length);
      return length;
    }
    rename(from: string, to: string) {
      const file = fileAt(from);
      this.unlink(from);
      files.set(to, file);
      gone.delete(to);
    }
    truncate(path: string, bytes = 0) {
      truncate(path, bytes);
    }
    unlink(path: string) {
      files.delete(path);
      gone.add(path);
    }
    writeFile(path: string, data: string | Uint8Array, { mode = 0o600 } = {}) {
      files.set(path, { ...EMPTY, pages: new Map(), mode: FILE_TYPE | mode });
      gone.delete(path);
      const bytes = Buffer.from(data as Uint8Array);
      const descriptor = this.open(path);
      this.write(descriptor, bytes, 0, bytes.length, 0);
      this.close(descriptor);
    }
  }

  return {
    fs: new Trial(),
    isFull: () => heldBytes >= MAX_HELD_BYTES,
    pagesOf(path) {
      let file: TrialFile;
      try {
        file = fileAt(`/${path}`);
      } catch {
        return undefined;
      }
      return pages(file, page);
    },
  };
}

function* pages(file: TrialFile, page: (file: TrialFile, number: number) => Buffer) {
  const isOpen = file.descriptor !== undefined;
  if (!isOpen && file.source !== undefined) file.descriptor = openSync(file.source, "r");
  try {
    for (let number = 0; number * PAGE_BYTES < file.bytes; number++) yield page(file, number);
  } finally {
    if (!isOpen && file.descriptor !== undefined) {
      closeSync(file.descriptor);
      delete file.descriptor;
    }
  }
}

const FILE_TYPE = 0o100000;
const FOLDER_MODE = 0o040700;
const EMPTY: TrialFile = {
  source: undefined,
  users: 0,
  sourceBytes: 0,
  bytes: 0,
  pages: new Map(),
  mode: FILE_TYPE,
};

/** Fills a page with what the disk has of it. */
function fromDisk(file: TrialFile, into: Buffer, position: number): void {
  const { descriptor } = file;
  const length = Math.min(into.length, file.sourceBytes - position);
  if (descriptor === undefined || length <= 0) return;
  tried(() => readSync(descriptor, into, 0, length, position));
}

const described = ({ bytes, mode }: TrialFile): FsStats => ({
  ...{ dev: 0, ino: 0, mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size: bytes },
  ...{ blksize: PAGE_BYTES, blocks: Math.ceil(bytes / 512), atime: 0, mtime: 0, ctime: 0 },
});

/** An error as the library wants it. */
const failure = (code: string) => Object.assign(new Error(code), { code: ERRORS[code] });

function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw Object.assign(new Error(message), { code: ERRORS[code] ?? ERRORS.EIO });
  }
}
