import { type Label, label } from '@bip/contract'
import type { ZodType } from 'zod'
import type { Tx } from '../../db/database.ts'
import { type Access, type Call, type Route, route, WithMessage } from '../../http/route.ts'
import type { Context } from '../../model/extension.ts'
import { placeOf } from '../../model/place.ts'
import { once, repeatable } from '../../resources/write/idempotency.ts'

export const signedIn = { signedIn: true } as const
export const formBytes = 8 * 1024 * 1024

export const messages = {
  started: label('发起成功', 'Started', 'Khởi tạo thành công'),
  done: label('处理成功', 'Handled', 'Xử lý thành công'),
  transferred: label('转办成功', 'Transferred', 'Chuyển xử lý thành công'),
  delegated: label('委托成功', 'Delegated', 'Ủy quyền thành công'),
  rolledBack: label('回退成功', 'Rolled back', 'Trả về thành công'),
  signerAdded: label('加签成功', 'Signer added', 'Thêm người ký thành công'),
  matched: label('图纸匹配成功', 'All drawings match', 'Các bản vẽ đã khớp'),
  success: label('操作成功！', 'Done', 'Thao tác thành công'),
}

type Asking = Pick<Call, 'services' | 'session'>

export const read = <T>({ services, session }: Asking, work: (tx: Tx) => Promise<T>): Promise<T> =>
  services.database.asTenant(session.tenantId, work, { readOnly: true })

/** One transaction, once per idempotency key; those concerned are told after it. `part` tells apart the transactions of one call. */
export async function write<T>(call: Call<unknown, unknown>, work: (context: Context) => Promise<T>, part = ''): Promise<T> {
  const { session, services, body, request } = call
  const key = request.headers['idempotency-key']
  const asked = repeatable(part && typeof key === 'string' && key ? `${key}-${part}` : key, request.routeOptions.url, body)
  return services.database.asTenant(session.tenantId, (tx) => once(contextOf(call, tx), asked, () => work(contextOf(call, tx))))
}

export const contextOf = (call: Call<unknown, unknown>, tx: Tx): Context => ({
  tx,
  session: call.session,
  services: call.services,
  at: call.services.clock(),
  place: placeOf(call),
})

/** A call that does something to a process. */
export const doing = <B>(
  path: string,
  body: ZodType<B>,
  access: Exclude<Access, { public: true }>,
  text: Label,
  run: (context: Context, asked: B) => Promise<unknown>,
): Route =>
  route({
    method: 'POST',
    path,
    access,
    body,
    bodyLimit: formBytes,
    run: async (call) => new WithMessage((await write(call, (context) => run(context, call.body))) ?? null, text),
  })
