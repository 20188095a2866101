### Refusals: one for each code of contract/errors.ts

error-invalid-input = Проверьте, что введено
error-unauthorized = Войдите, чтобы продолжить
error-forbidden = У вас нет доступа
error-banned = Ваш профиль заблокирован. Напишите в поддержку
error-not-found = Не найдено
error-conflict = Уже изменилось. Обновите и попробуйте ещё раз
error-too-large = Слишком большой размер
error-unsupported-media = Такой формат не поддерживается
error-too-many-requests = Слишком часто. Попробуйте чуть позже
error-internal = Что-то сломалось у нас. Попробуйте ещё раз
