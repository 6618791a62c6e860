import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@shared/testing/free-port";

const PACKAGED = "/usr/share/wordpress";
const PROGRAMS = ["/usr/bin/php", "/usr/sbin/mariadbd", "/usr/bin/mariadb-install-db"];

/** A retailer's WordPress whose pages hold what an editor pastes into a block of HTML. */
export interface WordPress {
  origin: string;
  /** Publishes a page of these blocks under a theme and returns its address. */
  page: (title: string, blocks: string[], theme: string) => string;
  close: () => Promise<void>;
}

/** The message where it cannot run. */
export const WORDPRESS_MISSING =
  "no WordPress was found: install it (Debian: wordpress wordpress-theme-twentytwentyone wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server)";

/** Whether Debian's WordPress, PHP and MariaDB are installed. */
export const hasWordPress = (): boolean =>
  [PACKAGED, ...PROGRAMS].every((path) => existsSync(path));

/** Starts one with a database of its own in a temporary folder. Throws where it is not installed, or does not come up. */
export async function startWordPress(): Promise<WordPress> {
  if (!hasWordPress()) throw new Error(WORDPRESS_MISSING);
  const folder = mkdtempSync(join(tmpdir(), "matchwell-wordpress-"));
  const web = join(folder, "web");
  cpSync(PACKAGED, web, { recursive: true, dereference: true });
  const socket = join(folder, "mariadb.sock");
  const database = startMariaDb(folder, socket);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  writeFileSync(join(web, "wp-config.php"), config(socket, origin));
  await until(() => existsSync(socket), "MariaDB does not start.");
  php(web, INSTALL);
  const server = spawn("/usr/bin/php", ["-S", `127.0.0.1:${port}`, "-t", web], {
    stdio: "ignore",
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: "4" },
    // Its workers end with it.
    detached: true,
  });
  await until(
    () =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      ),
    "WordPress does not answer.",
  );
  return {
    origin,
    page(title, blocks, theme) {
      const content = blocks.join("\n\n");
      return `${origin}/?page_id=${php(web, PUBLISH, { title, content, theme })}`;
    },
    async close() {
      process.kill(-server.pid!);
      database.kill();
      await once(database, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A block of HTML, as the editor stores it. */
export const htmlBlock = (html: string): string => `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;

/** A paragraph, as the editor stores it. */
export const paragraphBlock = (text: string): string =>
  `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

function startMariaDb(folder: string, socket: string): ChildProcess {
  const data = join(folder, "data");
  mkdirSync(data);
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  const plain = ["--no-defaults", ...user, `--datadir=${data}`];
  const install = [...plain, "--auth-root-authentication-method=normal", "--skip-test-db"];
  execFileSync("/usr/bin/mariadb-install-db", install, { stdio: "ignore" });
  const options = [...plain, `--socket=${socket}`, "--skip-networking"];
  return spawn("/usr/sbin/mariadbd", options, { stdio: "ignore" });
}

const config = (socket: string, origin: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const INSTALL = `
$link = new mysqli('localhost', 'root', '', '', 0, $socket);
$link->query('create database wordpress');
define('WP_INSTALLING', true);
require $web . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A shop', 'admin', 'admin@shop.test', false, '', 'not-a-secret');
`;

// Whoever may publish HTML may publish scripts: the filter for others is off.
const PUBLISH = `
require $web . '/wp-load.php';
kses_remove_filters();
switch_theme($given['theme']);
$page = ['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $given['title'], 'post_content' => wp_slash($given['content'])];
echo 'page:' . wp_insert_post($page);
`;

/** Runs a piece of PHP in the site and returns the number after "page:" in what it prints. */
function php(web: string, code: string, given: Record<string, string> = {}): string {
  const socket = join(web, "..", "mariadb.sock");
  const head = `$web = ${quoted(web)}; $socket = ${quoted(socket)}; $given = json_decode(stream_get_contents(STDIN), true);
$_SERVER['HTTP_HOST'] = 'localhost'; $_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1'; $_SERVER['REQUEST_METHOD'] = 'GET'; $_SERVER['REQUEST_URI'] = '/';`;
  const printed = execFileSync("/usr/bin/php", ["-d", "display_errors=0", "-r", head + code], {
    input: JSON.stringify(given),
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  });
  return /page:(\d+)/.exec(printed)?.[1] ?? "";
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, "\\$&")}'`;

async function until(isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(otherwise);
}
