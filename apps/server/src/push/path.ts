/** Where the STOMP socket is; clients read it in the settings. */
export const pushPath = '/api/blade-message/websocket'
