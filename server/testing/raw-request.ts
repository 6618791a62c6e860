import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/**
 * An app's reply to these exact bytes, with status line and headers: HTTP clients tidy up what they send,
 * strangers do not. The request is closed after its reply.
 */
export async function rawRequest(app: RequestListener, request: string): Promise<string> {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(request.replace(/\r\n\r\n/, "\r\nHost: localhost\r\nConnection: close\r\n\r\n"));
  const reply = await text(socket);
  server.close();
  return reply;
}
