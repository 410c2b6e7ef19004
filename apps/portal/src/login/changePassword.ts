import { encryptSm2 } from '@bip/contract/crypto'
import { client } from '../app/client.ts'

/** Sets the caller's password; both travel encrypted. Rejects with the gateway's words when the old one is wrong. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const { sm2PublicKey } = await client.loadSettings()
  const [old, next] = await Promise.all([encryptSm2(oldPassword, sm2PublicKey), encryptSm2(newPassword, sm2PublicKey)])
  await client.request({
    method: 'POST',
    path: '/blade-system/user/update-password',
    body: { oldPassword: old, newPassword: next, newPassword1: next },
    silent: true,
  })
}
