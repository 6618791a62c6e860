import { lockDirectory } from "../platform/database/directory-lock";

// Takes the lock on the directory given, says so, and stays until it is killed.
await lockDirectory(process.argv[2]!);
process.send!("locked");
setInterval(() => undefined, 60_000);
