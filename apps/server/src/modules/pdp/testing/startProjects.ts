import type { AnyRecord, Page } from '@bip/contract'
import { type Company, startCompany } from '../../../testing/company.ts'

/** A company with a few projects, and short ways to ask it as its administrator. */
export async function startProjects() {
  const company: Company = await startCompany({
    sizes: { customer: 20, planTemplate: 5, planTempitem: 1000, project: 8, pdpFuncUserConfig: 7 },
  })
  const token = await company.signIn('admin')
  const post = <T = AnyRecord>(path: string, body: object) => company.api.post<T>(`/blade-bip/${path}`, { token, body })
  const get = <T = AnyRecord>(path: string, query: Record<string, string> = {}) => company.api.get<T>(path, { token, query })
  const list = async (path: string, query: Record<string, string> = {}) =>
    (await get<Page<AnyRecord>>(`/blade-bip/${path}/list`, { size: '500', ...query })).body.data.records
  const detail = async (path: string, id: unknown) => (await get(`/blade-bip/${path}/detail`, { id: String(id) })).body.data
  const one = async (path: string, query: Record<string, string>) => {
    const [record] = await list(path, query)
    if (!record) throw new Error(`There is no ${path} with ${JSON.stringify(query)}.`)
    return record
  }
  const newProject = async () => {
    const [template, customer, other] = [
      await one('plan-template', { templateStatus: 'published' }),
      await one('customer', {}),
      await one('project', {}),
    ]
    const { body } = await post('project/submit', {
      ...{ projectName: '样件焊接线', projectType: 'line', projectLevel: 'B', phase: 'design', customerId: customer.id },
      ...{ orgId: other.orgId, managerId: other.managerId, templateId: template.id, currency: 'CNY' },
      ...{ planStart: '2026-12-01', planEnd: '2027-06-30' },
    })
    return { project: body.data, template }
  }
  return { company, token, post, get, list, detail, one, newProject }
}

export type Projects = Awaited<ReturnType<typeof startProjects>>
