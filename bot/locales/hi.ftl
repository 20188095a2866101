### Refusals: one for each code of contract/errors.ts

error-invalid-input = कृपया दर्ज की गई जानकारी जाँचें
error-unauthorized = आगे बढ़ने के लिए साइन इन करें
error-forbidden = आपको अनुमति नहीं है
error-banned = आपकी प्रोफ़ाइल ब्लॉक है। सहायता को लिखें
error-not-found = नहीं मिला
error-conflict = यह बदल चुका है। रीफ़्रेश करके फिर कोशिश करें
error-too-large = आकार बहुत बड़ा है
error-unsupported-media = यह फ़ॉर्मैट समर्थित नहीं है
error-too-many-requests = बहुत जल्दी-जल्दी। थोड़ी देर बाद कोशिश करें
error-internal = हमारी ओर कुछ गड़बड़ हुई। फिर कोशिश करें
