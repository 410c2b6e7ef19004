export { openTestDatabase, preparedDump, type TestDatabase, testHome } from './database.ts'
export type { Answer } from './http.ts'
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts'
