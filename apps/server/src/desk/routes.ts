import { homeCalls, plus, userSettingKeys, userSettingLimit } from '@bip/contract'
import { z } from 'zod'
import { type Route, route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { cardRoute } from './cards.ts'
import { sentenceOf } from './sentences.ts'
import { keepUserSetting, userSetting } from './userSettings.ts'
import { createWeather } from './weather.ts'

const key = z.enum(userSettingKeys)
const kept = z.object({ key, value: z.string().max(userSettingLimit).nullable() })

/** What the workbench shows beside the records, and what screens remember for their user. */
export const routes = ({ config, clock, log }: Services): Route[] => {
  const weather = createWeather({ url: config.weatherUrl, clock, log })
  return [
    cardRoute,
    route({ method: 'GET', path: homeCalls.weather, access: { public: true }, run: weather }),
    route({
      method: 'GET',
      path: homeCalls.sentence,
      access: { public: true },
      run: async ({ language }) => ({ sentence: sentenceOf(clock(), language) }),
    }),
    route({
      method: 'GET',
      path: plus.userSetting,
      access: { signedIn: true },
      query: z.object({ key }),
      run: ({ session, services, query }) =>
        services.database.asTenant(session.tenantId, (tx) => userSetting(tx, session, query.key), { readOnly: true }),
    }),
    route({
      method: 'POST',
      path: plus.submitUserSetting,
      access: { signedIn: true },
      body: kept,
      run: async ({ session, services, body }) => {
        await services.database.asTenant(session.tenantId, (tx) => keepUserSetting(tx, session, body, services.clock()))
        return null
      },
    }),
  ]
}
