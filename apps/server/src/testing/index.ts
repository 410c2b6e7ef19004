export { openTestDatabase, preparedDump, type TestDatabase, testHome } from './database.ts'
export { type Answer, type Api, apiOf, type Sent } from './http.ts'
export { startTestServer, type TestServer, type TestServerOptions, type TestSession } from './server.ts'
