import { parse, parseTemplate } from '../expression/parse.ts'
import type { Template } from '../expression/types.ts'
import type { FormProperty, Loop, Service, UserTask } from '../model/program.ts'
import { attributesOf, type Element, type Extension, extensionsOf, given } from './elements.ts'
import { textOf } from './extensions.ts'
import { expressionOf } from './triggers.ts'

/** Names separated by commas; a comma within an expression separates nothing. */
const listed = (text: string | undefined): Template[] =>
  (text?.match(/(?:[$#]\{[^}]*\}|[^,])+/g) ?? []).map((piece) => parseTemplate(piece.trim()))

/** Extensions in which Camunda 8 says what others say in attributes. */
const asExtensions = ['assignmentDefinition', 'taskSchedule', 'formDefinition']

/** Who does a user task and with which form, as Flowable, Camunda and Activiti write it. */
export function userTaskOf(element: Element): UserTask {
  const extensions = asExtensions.flatMap((name) => extensionsOf(element, name))
  const said = (name: string) => attributesOf(element)[name] ?? extensions.flatMap((one) => given(one, name) ?? [])[0]
  const [assignee, candidateUsers, candidateGroups] = [said('assignee'), said('candidateUsers'), said('candidateGroups')]
  const [dueDate, formKey] = [said('dueDate'), said('formKey') ?? said('formId')]
  return {
    ...(assignee && { assignee: parseTemplate(assignee) }),
    candidateUsers: listed(candidateUsers),
    candidateGroups: listed(candidateGroups),
    ...(dueDate && { dueDate: parseTemplate(dueDate) }),
    ...(formKey && { formKey }),
    properties: extensionsOf(element, 'formProperty').map(propertyOf),
  }
}

const isSet = (value: string | undefined, otherwise: boolean) => (value === undefined ? otherwise : value === 'true')

const propertyOf = (extension: Extension): FormProperty => ({
  id: given(extension, 'id') ?? '',
  name: given(extension, 'name') ?? '',
  type: given(extension, 'type') ?? 'string',
  isRequired: isSet(given(extension, 'required'), false),
  isReadable: isSet(given(extension, 'readable'), true),
  isWritable: isSet(given(extension, 'writable') ?? given(extension, 'writeable'), true),
})

/** What a service task computes or calls. Throws where it names nothing, or code that is not here. */
export function serviceOf(element: Element): Service {
  const { expression, delegateExpression, topic, type, resultVariable, resultVariableName, ...more } = attributesOf(element)
  const result = resultVariable ?? resultVariableName
  const handler = topic ?? delegateExpression?.replace(/^[$#]\{(.*)\}$/, '$1') ?? definedType(element) ?? type
  if (more.class) throw new Error(`it runs the class ${more.class}, which is not here.`)
  if (expression) return { expression: parse(expression), ...(result && { result }) }
  if (!handler) throw new Error('nothing says what it calls.')
  return { handler, ...(result && { result }) }
}

const definedType = (element: Element): string | undefined =>
  extensionsOf(element, 'taskDefinition').flatMap((extension) => given(extension, 'type') ?? [])[0]

/** A script task that is an expression. Throws for every real script. */
export function scriptOf(element: Element): Service {
  const [zeebe] = extensionsOf(element, 'script')
  const { scriptFormat = '', script = (zeebe && given(zeebe, 'expression')) ?? '' } = element
  const resultVariable = attributesOf(element).resultVariable ?? (zeebe && given(zeebe, 'resultVariable'))
  if (!/^(juel|expression)?$/i.test(scriptFormat))
    throw new Error(`it is a script in ${scriptFormat}; only expressions run here.`)
  return { expression: parse(script), ...(resultVariable && { result: resultVariable }) }
}

/** How often an activity is done; undefined for once. */
export function loopOf({ loopCharacteristics: loop }: Element): Loop | undefined {
  if (!loop) return undefined
  if (loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics')
    throw new Error('it is repeated by a condition, which does not run here.')
  const { collection, elementVariable } = attributesOf(loop)
  const [zeebe] = extensionsOf(loop, 'loopCharacteristics')
  if (zeebe && given(zeebe, 'outputCollection'))
    throw new Error(`${textOf(zeebe)} gathers what instances give, which does not run here.`)
  const list = collection ?? loop.loopDataInputRef?.name ?? (zeebe && given(zeebe, 'inputCollection'))
  if (!list && !loop.loopCardinality) throw new Error('nothing says how many instances it has.')
  const itemName = elementVariable ?? loop.inputDataItem?.name ?? (zeebe && given(zeebe, 'inputElement'))
  return {
    isSequential: loop.isSequential === true,
    ...(list ? { items: parse(list) } : { count: expressionOf(loop.loopCardinality) }),
    ...(itemName && { itemName }),
    ...(loop.completionCondition?.body && { until: expressionOf(loop.completionCondition) }),
  }
}
