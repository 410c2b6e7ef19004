import type { PrintChoice, PrintServer } from '@bip/contract'
import { sql } from 'kysely'
import type { Call } from '../http/route.ts'
import { readDictionaries } from '../model/dictionary.ts'
import { findModel } from '../model/model.ts'
import { scopeOf } from '../model/scope.ts'

type Asking = Pick<Call, 'session' | 'services' | 'language'>

/** Templates in use of resources that the caller sees, first choices first. */
export async function choicesOf({ session, services }: Asking): Promise<PrintChoice[]> {
  const { rows } = await services.database.asTenant(
    session.tenantId,
    (tx) =>
      sql<PrintChoice>`select id, template_name as name, resource_key as resource, purpose, coalesce(is_default, false) as "isDefault"
        from print_template where tenant_id = ${session.tenantId} and is_enabled and not is_deleted
        order by is_default desc nulls last, template_name`.execute(tx),
    { readOnly: true },
  )
  return rows.filter(({ resource }) => {
    const model = findModel(resource)
    return model !== undefined && scopeOf(session, model, 'view') !== undefined
  })
}

const servers = 'DC_PDA_PRINTER_SERVER'

/** Printers in use by print server, in the order of the dictionary. Servers without printers are there too. */
export async function printersOf({ session, services, language }: Asking): Promise<PrintServer[]> {
  const { tenantId } = session
  return services.database.asTenant(
    tenantId,
    async (tx) => {
      const words = (await readDictionaries(tx, tenantId, [servers])).get(servers) ?? []
      const { rows } = await sql<{ id: string; name: string; place: string; language: string; server: string }>`
        select id, printer_name as name, coalesce(place, '') as place, language, server_key as server from printer
        where tenant_id = ${tenantId} and is_enabled and not is_deleted order by printer_name`.execute(tx)
      return words.map(({ key, words: said }) => ({
        key,
        name: said[language],
        printers: rows.filter(({ server }) => server === key).map(({ server: _, ...printer }) => printer),
      }))
    },
    { readOnly: true },
  )
}

/** Names of the printers of one print server, or of all. */
export async function printerNamesOf(call: Pick<Call, 'session' | 'services' | 'language' | 'query'>): Promise<string[]> {
  const asked = call.query.serverKey
  const all = await printersOf(call)
  return all
    .filter(({ key }) => asked === undefined || asked === '' || key === asked)
    .flatMap(({ printers }) => printers.map(({ name }) => name))
}
