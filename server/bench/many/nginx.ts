import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@shared/testing/free-port";

const PROGRAM = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((path) => existsSync(path));

/** The message when there is none. */
export const NGINX_MISSING = "no nginx was found: install it (Debian: nginx-light)";
export const hasNginx = (): boolean => PROGRAM !== undefined;

/** A balancer on loopback. */
export interface Balancer {
  stop: () => Promise<void>;
}

/** Starts nginx at `port` before the servers at `ports`, there or not. Throws where it is not installed. */
export async function startNginx(port: number, ports: readonly number[]): Promise<Balancer> {
  if (!PROGRAM) throw new Error(NGINX_MISSING);
  const folder = mkdtempSync(join(tmpdir(), "matchwell-nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, ports));
  const child = spawn(PROGRAM, ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (
    !(await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  }
  return {
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A free port for the balancer, known before its servers start. */
export const balancerPort = freePort;

function configuration(folder: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`);
  const isRoot = process.getuid?.() === 0;
  return `${isRoot ? "user root;" : ""}
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream servers {
    ${servers.join("\n    ")}
    keepalive 64;
    # Shorter than the servers', so that none is used while it closes.
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 12m;
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
      # Clients of the bench come from any address; a balancer before the public sets the address itself.
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 1s;
      proxy_read_timeout 20s;
      # What may have been done is not asked of another server.
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 3;
    }
  }
}
`;
}
