import { createServer } from '../../../apps/server/src/app.ts'
import { defaults } from '../../../apps/server/src/base/config.ts'
import type { Session } from '../../../apps/server/src/services/session.ts'

/** A server to be killed: its folder, its port and the one token that it takes come as arguments. */
const [dataFolder = '', port = '', token = ''] = process.argv.slice(2)

const session: Session = {
  tenantId: '000000',
  userId: 'bench',
  account: 'bench',
  realName: 'bench',
  deptId: '',
  deptIds: [],
  roleIds: [],
  sessionId: 'bench',
  timeZone: defaults.timeZone,
  permissions: new Map(),
}

const server = await createServer(
  { ...defaults, seed: 'none', dataFolder, port: Number(port) },
  {
    seed: false,
    adapt: (services) => ({
      ...services,
      access: { ...services.access, resolve: async (given) => (given === token ? session : services.access.resolve(given)) },
    }),
  },
)
await server.listen()
console.log('ready')
