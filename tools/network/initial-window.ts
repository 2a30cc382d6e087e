/** What a server sends on a new connection before it waits for the first acknowledgement (RFC 6928). */

/** Bytes of data in a TCP segment on an Ethernet path. */
export const segment = 1460;

/** Initial congestion window: ten segments, 14,600 bytes. */
export const initialWindow = 10 * segment;

/** Bytes kept for the response headers of a page: nginx sends 1,235 with the content security policy. */
export const responseHeaders = 1500;
