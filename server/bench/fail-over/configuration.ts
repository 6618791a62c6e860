/** A node of the cluster, with its ports. */
export interface Node {
  name: string;
  folder: string;
  port: number;
  /** Of Patroni's own API. */
  apiPort: number;
}

/** What Patroni reads: YAML takes JSON. */
export function patroniConfiguration(node: Node, etcdPort: number, binaries: string): string {
  const { name, folder, port, apiPort } = node;
  const user = (username: string) => ({ username });
  return JSON.stringify({
    scope: "matchwell",
    name,
    restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
    // Not `etcd3`: there Patroni 3.0 takes the lock back, unasked, after a pause in which another node became
    // the primary, and what that one acknowledged is lost.
    etcd: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        // A crashed primary is not started again first: another one takes over.
        primary_start_timeout: 0,
        // Nothing is acknowledged that another node does not have.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, shared_buffers: "32MB", wal_log_hints: "on" },
        },
      },
      initdb: [{ encoding: "UTF8" }, "data-checksums", "no-sync"],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: `${folder}/data`,
      bin_dir: binaries,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: user("postgres"),
        replication: user("replicator"),
        rewind: user("postgres"),
      },
      // No durability: nothing here crashes the machine itself.
      parameters: { unix_socket_directories: folder, fsync: "off" },
      pg_hba: [
        "local all all trust",
        "host all all 127.0.0.1/32 trust",
        "host replication all 127.0.0.1/32 trust",
      ],
    },
  });
}

/** HAProxy leads to the node that Patroni calls the primary, and cuts connections to one that no longer is. */
export const haproxyConfiguration = (port: number, nodes: readonly Node[]): string => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 1s
  timeout client 30m
  timeout server 30m
  timeout check 500ms
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.apiPort}`).join("\n")}
`;
