import { listen, type StompClient } from '../../../apps/server/src/push/testing/stompClient.ts'
import { quantile } from '../figures.ts'
import { signIn } from '../server/desk.ts'

export type Pushes = { sockets: number; people: number; count: number; p50: number; p95: number; slowest: number }

const [people, socketsOfEach, count] = [50, 10, 20]

/** One message to everybody, again and again: from sending it over HTTP to its frame at each socket. */
export async function measurePush(url: string): Promise<Pushes> {
  const { headers, list, submit } = await signIn(url, 'admin')
  const department = (await list('/api/blade-system/user/page', { account: 'planner', size: 1 })).records[0]?.deptId
  const clients: StompClient[] = []
  const userIds: string[] = []
  for (let person = 0; person < people; person += 1) {
    const account = `bench${person}`
    await submit('/api/blade-system/user/submit', {
      account,
      realName: `操作工 ${person}`,
      deptId: department,
      roleIds: ['employee'],
    })
    const id = (await list('/api/blade-system/user/page', { account, size: 1 })).records[0]?.id
    if (!id) throw new Error(`The account ${account} is not there.`)
    const desk = await signIn(url, account, await passwordOf(url, headers, id))
    const token = Object.values(desk.headers)[0]?.replace('bearer ', '') ?? ''
    userIds.push(id)
    clients.push(...(await Promise.all(Array.from({ length: socketsOfEach }, () => listen(url, token)))))
  }
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const title = `班前会 ${turn}`
    const started = performance.now()
    const arrived = clients.map(async (client) => {
      await client.until(({ command, body }) => command === 'MESSAGE' && body.includes(`"${title}"`))
      times.push(performance.now() - started)
    })
    await submit('/api/blade-message/message/save', { title, content: '七点五十，总装线旁', userIds: userIds.join(',') })
    await Promise.all(arrived)
  }
  for (const { socket } of clients) socket.terminate()
  const p = (share: number) => quantile(times, share)
  return { sockets: clients.length, people, count, p50: p(0.5), p95: p(0.95), slowest: p(1) }
}

async function passwordOf(url: string, headers: Record<string, string>, id: string): Promise<string> {
  const answer = await fetch(`${url}/api/blade-system/user/reset-password`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [id] }),
  })
  const { data } = (await answer.json()) as { data: { results: { data?: { password: string } }[] } } // as the operation answers
  const password = data.results[0]?.data?.password
  if (!password) throw new Error(`The password of ${id} was not reset.`)
  return password
}
